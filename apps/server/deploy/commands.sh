# The commands, for both ways of running. What differs is in containers.sh and service.sh:
#   prepare_install, write_settings DOMAIN EMAIL SECRET PASSWORD, lock_installation, address, passphrase, owner_link,
#   current, previous, fetch [VERSION], forget VERSION, forget_others VERSION VERSION, switch_to VERSION PREVIOUS,
#   run VERSION COMMAND ARGS, run_tool PROGRAM ARGS, room_for_update, backup_path NAME, safety_copies,
#   hand_over PATH,
#   start, stop, is_healthy VERSION, follow_logs, host_faults

install() {
  local domain='' email='' port=''
  while (($# > 0)); do
    case $1 in
      --domain) domain=${2-} ;;
      --email) email=${2-} ;;
      --port) port=${2-} ;;
      *) fail "install knows no $1. See polaris help." ;;
    esac
    shift 2 || fail "Say something after $1."
  done
  prepare_install
  [[ -n $domain ]] || domain=$(ask 'Domain, such as polaris.example' "$DOMAIN" 'Write a name such as polaris.example.')
  [[ $domain =~ $DOMAIN ]] || fail "$domain is no name such as polaris.example."
  [[ -n $email ]] || email=$(ask 'Your email address' "$EMAIL" 'Write an address such as you@polaris.example.')
  [[ $email =~ $EMAIL ]] || fail "$email is no email address."
  write_settings "$domain" "$email" "$(random 32)" "$(random 16)"
  [[ -z $port ]] || put "$ENV_FILE" PORT "$port"
  say 'Starting. The first start makes the database.'
  start
  is_healthy "$(current)" || fail 'Polaris did not start. "polaris logs" says why; "polaris doctor" says what to do.'
  say "Polaris $(current) is running at $(address)"
  owner_link
  say 'Keep this where the machine is not; without it, no backup can be opened:'
  say "  BACKUP_PASSPHRASE=$(passphrase)"
  say 'Mail, payments and copies of backups in a bucket: see docs/operations.md.'
}

update() {
  lock_installation
  local old new copy
  old=$(current)
  fetch "${1-}"
  new=$FETCHED
  [[ $new != "$old" ]] || { say "Polaris $old is the newest version."; return; }
  if ! is_newer "$new" "$old"; then
    forget "$new"
    fail "$new is older than $old, and cannot use its data. Nothing was changed. \"polaris roll-back\" returns to the version before."
  fi
  trap 'forget "$FETCHED"' EXIT
  room_for_update
  say "Backing up, to try $new on a copy of your data. Polaris $old goes on running."
  copy=$(backup_path "polaris-to-try-$(date -u +%Y%m%dT%H%M%SZ).tar.gz")
  back_up "$old" "$copy" >/dev/null || fail "The backup could not be made, so nothing was changed. Polaris $old goes on running."
  if ! run "$new" dry-run "$copy"; then
    take_away "$copy"
    fail "Polaris $new does not work with your data. Nothing was changed; Polaris $old goes on running."
  fi
  take_away "$copy"
  trap - EXIT
  change_to "$new" "$old"
}

# What the new version writes before it changes the database is the way back.
change_to() {
  local new=$1 old=$2 before earlier
  before=$(safety_copies)
  earlier=$(previous)
  say "Changing from $old to $new."
  stop
  switch_to "$new" "$old"
  if start && is_healthy "$new"; then
    put "$ENV_FILE" POLARIS_ROLL_BACK "$(added_to "$before")"
    forget_others "$new" "$old"
    say "Polaris $new is running at $(address). \"polaris roll-back\" returns to $old."
    return
  fi
  say "Polaris $new did not start; \"polaris logs\" says why. Returning to $old."
  stop
  return_to "$old" "$earlier" "$(added_to "$before")"
  forget "$new"
  fail "Polaris $old is running again, with the data from before the update."
}

# The backup that the new version has made; none when it did not have to change the database.
added_to() { comm -13 <(printf '%s\n' "$1") <(safety_copies) | tail -n 1; }

# return_to VERSION EARLIER BACKUP: without a backup the newer version has not changed the database.
return_to() {
  local version=$1 earlier=$2 backup=$3
  if [[ -n $backup ]]; then
    run "$version" restore --roll-back "$(backup_path "$backup")" || fail "The backup $backup could not be restored, and Polaris is stopped. Try: polaris restore $(backup_path "$backup")"
  fi
  switch_to "$version" "$earlier"
  start && is_healthy "$version" || fail "Polaris $version did not start again. \"polaris logs\" says why."
}

roll_back() {
  lock_installation
  local old newer backup
  newer=$(current)
  old=$(previous)
  [[ -n $old ]] || fail 'There is no version to return to.'
  backup=$(setting "$ENV_FILE" POLARIS_ROLL_BACK)
  [[ -z $backup ]] || safety_copies | grep -qxF "$backup" || fail "The backup $backup, from before the update, is not there any more: it is kept for 30 days. Nothing was changed."
  say "Polaris returns to $old${backup:+, and its data to that of $backup}. What has changed since is only in the backup that is made now."
  [[ $(ask "Return to $old? (yes or no)" '^(yes|no)$' 'Write yes or no.') == yes ]] || fail 'Nothing was changed.'
  back_up "$newer" "$(backup_path "polaris-before-roll-back-$(date -u +%Y%m%dT%H%M%SZ).tar.gz")" || fail 'The backup could not be made, so nothing was changed.'
  stop
  return_to "$old" '' "$backup"
  say "Polaris $old is running at $(address)"
}

# back_up VERSION PATH: the nightly backup, which also comes after a start, is waited for.
back_up() {
  local output tries
  for ((tries = 0; tries < 60; tries++)); do
    if output=$(run "$1" backup "$2" 2>&1); then
      tail -n 1 <<<"$output"
      return
    fi
    [[ $output == *'Another backup is being made'* ]] || break
    sleep 2
  done
  say "$output" >&2
  return 1
}

# A name alone is one in the folder of the backups; with a folder it is a file of this machine, which goes by there.
backup() {
  local file=${1-polaris-by-hand-$(date -u +%Y%m%dT%H%M%SZ).tar.gz} path
  [[ $file == */* ]] || { back_up "$(current)" "$(backup_path "$file")"; return; }
  [[ ! -e $file ]] || fail "$file exists already. Name a new file."
  path=$(backup_path "polaris-for-$RANDOM.tar.gz")
  back_up "$(current)" "$path"
  (umask 077 && run_tool cat "$path" </dev/null >"$file") || { rm -f "$file"; take_away "$path"; fail "$file could not be written."; }
  take_away "$path"
  say "It is in $file"
}
bring_in() {
  [[ -r $1 ]] || fail "There is no file $1 that can be read."
  local path
  path=$(backup_path "polaris-from-$RANDOM.tar.gz")
  run_tool sh -c 'umask 077 && cat >"$1"' sh "$path" <"$1" || { take_away "$path"; fail "There is no room for $1 beside the backups."; }
  hand_over "$path"
  printf '%s' "$path"
}
take_away() { run_tool rm -f "$1" </dev/null; }

restore() {
  (($# > 0)) || fail 'Name the backup: polaris restore FILE, or polaris restore --from-bucket [NAME]'
  lock_installation
  local name=$1 brought=''
  if [[ $name != --* ]]; then
    [[ $name != */* ]] || brought=$(bring_in "$name")
    set -- "${brought:-$(backup_path "$name")}" "${@:2}"
  fi
  stop
  # What was there is backed up first, and a failure changes nothing.
  local status=0
  run "$(current)" restore --replace "$@" || status=$?
  [[ -z $brought ]] || take_away "$brought"
  start && is_healthy "$(current)" || fail 'Polaris did not start again. "polaris logs" says why.'
  ((status == 0)) || fail 'The backup was not restored. Polaris is running with the data that was there.'
  say "Polaris is running at $(address)"
}

doctor() {
  local status=0
  host_faults || status=1
  run "$(current)" doctor || status=1
  return "$status"
}

logs() { follow_logs; }
version() { current; }

# A clock that is off ends sign-in codes, links and certificates.
clock_fault() {
  command -v timedatectl >/dev/null || return 0
  [[ $(timedatectl show --property NTPSynchronized --value) == yes ]] && return 0
  say "The machine's clock is not set by the network. Turn that on: timedatectl set-ntp true"
  return 1
}
