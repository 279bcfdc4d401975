#!/usr/bin/env bash
# Runs a command as in a user's session on Linux: with a screen, a window manager, and an unlocked key ring.
set -euo pipefail

# Chromium takes the key ring of GNOME only on a desktop that it knows: os_crypt's key_storage_util_linux.cc.
export XDG_CURRENT_DESKTOP=GNOME XDG_SESSION_TYPE=x11

inside='
  openbox >/dev/null 2>&1 &
  printf session | gnome-keyring-daemon --unlock --components=secrets >/dev/null
  status=0
  "$@" || status=$?
  kill %1
  exit $status'
exec dbus-run-session -- \
  xvfb-run --auto-servernum --server-args="-screen 0 1600x1000x24" bash -c "$inside" in-session "$@"
