/** A script for the hooks of assistants: it refuses commands that delete data or rewrite history, and says to ask the person. */
export const askFirst = `#!/bin/sh
# reads the call of a tool as JSON; code 2 refuses it, and the assistant reads the reason
input=$(cat)
git='git( -C [^ ]+)? '
risky="$git(push[^|;&]* (--force|--mirror|--delete|-f([^a-z]|$)|[+][^ ])|reset --hard|rebase|filter-branch|filter-repo|commit[^|;&]* --amend|clean -[a-z]*f|branch -D|stash (drop|clear)|reflog expire|update-ref -d)"
risky="$risky|(^|[^a-z])rm +(-[a-z]*[rf]|--recursive|--force)"
risky="$risky|(drop|truncate) +(table|database|schema)|delete +from|dropdb|flushall|flushdb"
risky="$risky|prisma (migrate reset|db push[^|;&]* --force-reset)|(db|database):(drop|reset|purge|wipe)|migrate:(fresh|reset|refresh)|manage[.]py (flush|reset_db)|alembic downgrade|docker (volume rm|system prune|compose down[^|;&]* -v)"
if printf '%s' "$input" | grep -Eiq "$risky"; then
  echo "This deletes data or rewrites history. Name the command and its effect, and let the person run it." >&2
  exit 2
fi
echo '{}'
`;
