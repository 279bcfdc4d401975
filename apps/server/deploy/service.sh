# Polaris as a service of systemd: versions below /opt/polaris, settings in /etc/polaris/polaris.env, data
# and backups below /var/lib/polaris. DESTDIR is put before each, for tests.

readonly ROOT=${DESTDIR-}
readonly VERSIONS=$ROOT/opt/polaris/versions
readonly CURRENT=$ROOT/opt/polaris/current
readonly PREVIOUS=$ROOT/opt/polaris/previous
readonly SETTINGS=$ROOT/etc/polaris
readonly ENV_FILE=$SETTINGS/polaris.env
readonly DATA=$ROOT/var/lib/polaris
readonly UNIT=$ROOT/etc/systemd/system/polaris.service
FETCHED=''

lock_installation() {
  [[ -e $ENV_FILE ]] || fail 'There is no installation here. "polaris install" makes one.'
  [[ $(id --user) == 0 ]] || fail 'Only root may do this: sudo polaris'
  lock "$ROOT/opt/polaris/.lock"
}

prepare_install() {
  [[ $(id --user) == 0 ]] || fail 'Only root may install a service: sudo polaris install'
  systemctl --version >/dev/null 2>&1 || fail 'This machine has no systemd. Use the release for containers.'
  [[ ! -e $ENV_FILE ]] || fail 'There is an installation here already. "polaris update" brings it up to date.'
  [[ -x $RELEASE/bin/node ]] || fail 'This folder is no release. Developers run: npm ci && npm start'
}

write_settings() {
  id --user polaris >/dev/null 2>&1 || useradd --system --home-dir "$DATA" --shell /usr/sbin/nologin polaris
  local version
  version=$(basename "$RELEASE")
  version=${version#polaris-}
  version=${version%-linux-*}
  mkdir -p "$VERSIONS" "$SETTINGS" "$DATA/backups" "$(dirname "$UNIT")" "$ROOT/usr/local/bin"
  cp -a "$RELEASE" "$VERSIONS/$version"
  link "$VERSIONS/$version" "$CURRENT"
  link "$CURRENT/deploy/polaris" "$ROOT/usr/local/bin/polaris"
  chmod 0700 "$DATA" "$DATA/backups"
  chown -R polaris:polaris "$DATA"
  (umask 077 && : >"$ENV_FILE")
  put "$ENV_FILE" PUBLIC_URL "https://$1"
  put "$ENV_FILE" TRUST_PROXY 1
  put "$ENV_FILE" OWNER_EMAIL "$2"
  put "$ENV_FILE" SESSION_SECRET "$3"
  put "$ENV_FILE" DATA_DIR "$DATA/data"
  put "$ENV_FILE" BACKUP_DIR "$DATA/backups"
  put "$ENV_FILE" BACKUP_PASSPHRASE "$(random 16)"
  if [[ -e $RELEASE/releases ]]; then put "$ENV_FILE" RELEASES_URL "$(<"$RELEASE/releases")"; fi
  chown root:polaris "$ENV_FILE"
  chmod 0640 "$ENV_FILE"
  sed "s|@ROOT@|$ROOT|g" "$HERE/polaris.service" >"$UNIT"
  systemctl daemon-reload
  systemctl enable polaris.service
  write_proxy "$1" "$2"
}

# TLS is the work of a proxy; Caddy needs four lines.
write_proxy() {
  printf '%s {\n\ttls %s\n\treverse_proxy 127.0.0.1:%s\n}\n' "$1" "$2" "$(port)" >"$SETTINGS/Caddyfile"
  if [[ -e $ROOT/etc/caddy/Caddyfile ]]; then
    grep -qxF "import $SETTINGS/Caddyfile" "$ROOT/etc/caddy/Caddyfile" || printf '\nimport %s\n' "$SETTINGS/Caddyfile" >>"$ROOT/etc/caddy/Caddyfile"
    systemctl reload caddy.service || say 'Caddy did not take its new settings: journalctl --unit caddy says why.'
  else
    say "Nothing speaks TLS on this machine yet. Install Caddy, and add this line to /etc/caddy/Caddyfile: import $SETTINGS/Caddyfile"
  fi
}

link() { ln -sfn "$1" "$2.new" && mv -T "$2.new" "$2"; }
port() {
  local port
  port=$(setting "$ENV_FILE" PORT)
  printf '%s' "${port:-3000}"
}
address() { setting "$ENV_FILE" PUBLIC_URL; }
passphrase() { setting "$ENV_FILE" BACKUP_PASSPHRASE; }
current() { basename "$(readlink "$CURRENT")"; }
previous() { [[ ! -e $PREVIOUS ]] || basename "$(readlink "$PREVIOUS")"; }

# fetch [VERSION | FILE]: unpacks beside the others, whole or not at all.
fetch() {
  local file=${1-} unpacked
  unpacked=$(mktemp -d "$VERSIONS/.new-XXXXXX")
  trap 'rm -rf "$unpacked"' EXIT
  if [[ ! -f $file ]]; then
    download "$file" "$unpacked"
    file=$unpacked/release.tar.gz
  fi
  tar --extract --gzip --file "$file" --directory "$unpacked" 2>/dev/null || fail "$file could not be unpacked: it is no release, or the disk is full. Nothing was changed."
  local folder
  folder=$(find "$unpacked" -mindepth 1 -maxdepth 1 -type d -name 'polaris-*')
  [[ -x $folder/bin/node && -e $folder/apps/server/dist/main.js ]] || fail "$file is no release of Polaris. Nothing was changed."
  FETCHED=$(basename "$folder")
  FETCHED=${FETCHED#polaris-}
  FETCHED=${FETCHED%-linux-*}
  if [[ ! -e $VERSIONS/$FETCHED ]]; then mv -T "$folder" "$VERSIONS/$FETCHED"; fi
  rm -rf "$unpacked"
  trap - EXIT
}

# download VERSION FOLDER: from where this release came, compared with the sums there.
download() {
  local source name
  source=$(setting "$ENV_FILE" RELEASES_URL)
  [[ -n $source ]] || fail 'RELEASES_URL does not say where versions are. Name a file: polaris update FILE'
  if [[ -n $1 ]]; then source+=/download/v$1; else source+=/latest/download; fi
  name=polaris-linux-$(uname -m | sed 's/x86_64/x64/; s/aarch64/arm64/').tar.gz
  "$CURRENT/bin/node" "$CURRENT/deploy/download.mjs" "$source" "$name" "$2/release.tar.gz" || fail 'Nothing was changed.'
}

forget() { [[ $1 == "$(current)" || $1 == "$(previous)" ]] || rm -rf "${VERSIONS:?}/$1"; }
forget_others() {
  local folder
  for folder in "$VERSIONS"/*/; do
    folder=$(basename "$folder")
    [[ $folder == "$1" || $folder == "$2" ]] || rm -rf "${VERSIONS:?}/$folder"
  done
}

switch_to() {
  if [[ -n $2 ]]; then link "$VERSIONS/$2" "$PREVIOUS"; else rm -f "$PREVIOUS"; fi
  link "$VERSIONS/$1" "$CURRENT"
}

# run VERSION COMMAND ARGS: a command of the server, as its user and with its settings.
run() {
  local version=$1 command=$2
  shift 2
  (cd "$DATA" && runuser --user polaris -- env MALLOC_ARENA_MAX=1 "$VERSIONS/$version/bin/node" "${SMALL[@]}" --env-file="$ENV_FILE" "$VERSIONS/$version/apps/server/dist/$command.js" "$@" </dev/null 9>&-)
}
run_tool() { "$@"; }

backup_path() { printf '%s/%s' "$(setting "$ENV_FILE" BACKUP_DIR)" "$1"; }
# The user of the service reads nothing of root's.
hand_over() { chown polaris:polaris "$1"; }
safety_copies() {
  find "$(setting "$ENV_FILE" BACKUP_DIR)" -maxdepth 1 -name 'polaris-before-update-*' -printf '%f\n' | sort
}

room_for_update() {
  local free used
  free=$(df -Pk "$DATA" | awk 'NR == 2 { print $4 }')
  used=$(du -sk "$DATA/data" | cut -f 1)
  ((free > 2 * used + 512 * 1024)) || fail "An update needs $(((2 * used + 512 * 1024) / 1024)) MB free below $DATA, and $((free / 1024)) MB are. Nothing was changed."
}

start() { systemctl start polaris.service 9>&-; }
stop() { systemctl stop polaris.service; }
# is_healthy VERSION: within three minutes, for as long as the service goes on.
is_healthy() {
  local answer tries
  for ((tries = 0; tries < 360; tries++)); do
    answer=$("$CURRENT/bin/node" -e "fetch('http://127.0.0.1:$(port)/api/health/ready').then((answer) => answer.json()).then(({ version }) => console.log(version ?? ''), () => undefined)")
    [[ $answer != "$1" ]] || return 0
    systemctl is-active --quiet polaris.service || return 1
    sleep 0.5
  done
  return 1
}
owner_link() { journalctl --unit polaris.service --output cat --no-pager | grep -m 1 'Make the owner account' || true; }
follow_logs() { journalctl --unit polaris.service --output cat --follow --lines 100; }

host_faults() {
  local status=0
  systemctl is-active --quiet polaris.service || { say 'The service is not running. Start it: systemctl start polaris'; status=1; }
  clock_fault || status=1
  return "$status"
}
