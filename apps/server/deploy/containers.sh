# Polaris in containers: docker-compose.yml beside this folder, its settings in .env beside that.

readonly ENV_FILE=$RELEASE/.env
FETCHED=''
FETCHED_IMAGE=''

# compose ARGS: of this installation, with no other image than the one in .env or in POLARIS_IMAGE.
compose() { docker compose --project-directory "$RELEASE" --progress quiet "$@" 9>&-; }
lock_installation() {
  [[ -e $ENV_FILE ]] || fail 'There is no installation here. "polaris install" makes one.'
  lock "$RELEASE/.polaris.lock"
}

prepare_install() {
  docker info >/dev/null 2>&1 || fail 'Docker does not answer. Install it and start it: https://docs.docker.com/engine/install/'
  docker compose version >/dev/null 2>&1 || fail 'Docker has no compose plugin. Install it: https://docs.docker.com/compose/install/linux/'
  [[ ! -e $ENV_FILE ]] || fail 'There is an installation here already. "polaris update" brings it up to date.'
  [[ -e $RELEASE/image ]] || fail 'This folder is no release: it names no image. Developers run: docker compose up --build'
  docker pull --quiet "$(<"$RELEASE/image")" >/dev/null || fail "The image $(<"$RELEASE/image") could not be pulled."
}

write_settings() {
  (umask 077 && : >"$ENV_FILE")
  put "$ENV_FILE" POLARIS_IMAGE "$(<"$RELEASE/image")"
  put "$ENV_FILE" SITE_ADDRESS "$1"
  put "$ENV_FILE" TLS "$2"
  put "$ENV_FILE" OWNER_EMAIL "$2"
  put "$ENV_FILE" SESSION_SECRET "$3"
  put "$ENV_FILE" POSTGRES_PASSWORD "$4"
  put "$ENV_FILE" BACKUP_PASSPHRASE "$(random 16)"
  if [[ -e $RELEASE/releases ]]; then put "$ENV_FILE" RELEASES_URL "$(<"$RELEASE/releases")"; fi
}

address() { printf 'https://%s' "$(setting "$ENV_FILE" SITE_ADDRESS)"; }
passphrase() { setting "$ENV_FILE" BACKUP_PASSPHRASE; }

version_of() { docker image inspect --format '{{index .Config.Labels "org.opencontainers.image.version"}}' "$1" 2>/dev/null; }
current() { version_of "$(setting "$ENV_FILE" POLARIS_IMAGE)" || fail 'The image of .env is not on this machine: docker compose pull'; }
previous() {
  local image
  image=$(setting "$ENV_FILE" POLARIS_PREVIOUS_IMAGE)
  [[ -z $image ]] || version_of "$image" || true
}
image_of() {
  local name image
  for name in POLARIS_IMAGE POLARIS_PREVIOUS_IMAGE; do
    image=$(setting "$ENV_FILE" "$name")
    if [[ -n $image && $(version_of "$image") == "$1" ]]; then
      printf '%s' "$image"
      return
    fi
  done
  printf '%s' "$FETCHED_IMAGE"
}

# The tag is only asked once: what runs is named by its digest.
fetch() {
  local repository wanted digest
  repository=$(setting "$ENV_FILE" POLARIS_IMAGE)
  repository=${repository%@*}
  [[ ${repository##*/} != *:* ]] || repository=${repository%:*}
  wanted=$repository:${1:-latest}
  docker pull --quiet "$wanted" >/dev/null || fail "The image $wanted could not be pulled. Nothing was changed."
  digest=$(docker image inspect --format '{{range .RepoDigests}}{{println .}}{{end}}' "$wanted" | grep "^$repository@" | head -n 1)
  FETCHED_IMAGE=${digest:-$wanted}
  FETCHED=$(version_of "$wanted")
  [[ -n $FETCHED ]] || fail "The image $wanted says no version: it is not from a release. Nothing was changed."
}

forget() { [[ $1 == "$(current)" || $1 == "$(previous)" ]] || docker image rm "$(image_of "$1")" >/dev/null 2>&1 || true; }
forget_others() { docker image prune --force --filter label=org.opencontainers.image.title=polaris >/dev/null 2>&1 || true; }

switch_to() {
  local image earlier=''
  image=$(image_of "$1")
  [[ -z $2 ]] || earlier=$(image_of "$2")
  put "$ENV_FILE" POLARIS_PREVIOUS_IMAGE "$earlier"
  put "$ENV_FILE" POLARIS_IMAGE "$image"
}

# run VERSION COMMAND ARGS: a command of the server in a container of its own.
run() {
  local image command=$2
  image=$(image_of "$1")
  shift 2
  POLARIS_IMAGE=$image compose run --rm --no-deps -T server node "${SMALL[@]}" "apps/server/dist/$command.js" "$@" </dev/null
}
# A tool in the volume of the backups.
run_tool() { compose run --rm --no-deps -T server "$@"; }

backup_path() { printf '/backups/%s' "$1"; }
# What a tool writes is the server's already.
hand_over() { :; }
safety_copies() { run_tool ls /backups </dev/null | grep '^polaris-before-update-' | sort || true; }

room_for_update() {
  local free
  free=$(run_tool df -Pk /backups </dev/null | awk 'NR == 2 { print $4 }')
  ((free > 1024 * 1024)) || fail "There is less than 1 GB free for the backup, so nothing was changed."
}

start() { compose up --detach --no-build --remove-orphans --wait --wait-timeout 180 >/dev/null; }
stop() { compose stop server >/dev/null; }
# Compose has waited for its health; the version is what answers there.
is_healthy() {
  local answer
  answer=$(compose exec -T server node -e 'fetch(`http://127.0.0.1:${process.env.PORT}/api/health/ready`).then((answer) => answer.json()).then(({ version }) => console.log(version), () => process.exit(1))' </dev/null) && [[ $answer == "$1" ]]
}
owner_link() { compose logs --no-log-prefix server | grep -m 1 'Make the owner account' || true; }
follow_logs() { compose logs --follow --tail 100; }

host_faults() {
  local status=0
  docker info >/dev/null 2>&1 || fail 'Docker does not answer. Start it: systemctl start docker'
  for service in proxy server database; do
    [[ -n $(compose ps --status running --quiet "$service") ]] || { say "The container of the $service is not running. Start it: docker compose up --detach"; status=1; }
  done
  clock_fault || status=1
  return "$status"
}
