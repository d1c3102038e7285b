/** A script for the git hook before a commit: it refuses to change or delete a migration that is already committed. */
export const keepMigrations = `#!/bin/sh
# refuses a commit that changes, renames or deletes a committed migration; its name or folder begins with a number or hash
changed=$(git diff --cached --name-only --no-renames --diff-filter=MD |
  grep -E '(^|/)(migrations|migrate)/([^/]+/)*([0-9]{3,}|Version[0-9]{8,})[^/]*(/migration[.]sql)?$|(^|/)versions/[0-9a-f]{4,}[^/]*[.]py$' |
  grep -v '/meta/')
[ -z "$changed" ] && exit 0
echo "Committed migrations stay as they are; add a new one instead:" >&2
echo "$changed" >&2
echo "If it has run nowhere yet, commit it with --no-verify." >&2
exit 1
`;
