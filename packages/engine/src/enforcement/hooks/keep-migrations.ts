/** A script for the git hook before a commit: it refuses to change or delete a migration that is already committed. */
export const keepMigrations = `#!/bin/sh
# refuses a commit that changes, renames or deletes a committed migration
changed=$(git diff --cached --name-only --no-renames --diff-filter=MD |
  grep -E '(^|/)(migrations|migrate|alembic/versions)/' | grep -vE '(__init__\\.py|schema\\.rb|README[^/]*)$')
[ -z "$changed" ] && exit 0
echo "Committed migrations stay as they are; add a new one instead:" >&2
echo "$changed" >&2
exit 1
`;
