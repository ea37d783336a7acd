"""The table in the browser: server, store, live updates, pages. No rules: it shows options and sends answers."""
