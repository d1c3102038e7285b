/** A script for the hooks of assistants: it refuses commands that delete data or rewrite history, and says to ask the person. */
export const askFirst = `#!/bin/sh
# reads the call of a tool as JSON; code 2 refuses it, and the assistant reads the reason
# what a build makes again may go: such names are taken out, and an rm that has none left
made='([.]/)?(node_modules|dist|build|out|coverage|target|[.]next|[.]nuxt|[.]cache|[.]venv|__pycache__)/?'
made="$made|/tmp/[a-zA-Z0-9_][a-zA-Z0-9_/-]*([.][a-zA-Z0-9_]+)*"
end='["\\\\;&|]'
input=$(tr -s ' ' | sed -E -e :a -e "s#(rm( -[a-zA-Z]+)+) ($made)( |$end)#\\1\\7#" -e ta -e "s#rm( -[a-zA-Z]+)+ ?($end)#\\2#g")
git='git( -C [^ ]+)? '
risky="$git(push[^|;&]* (--force|--mirror|--delete|-f([^a-z]|$)|[+][^ ]|:[^ ])|reset --hard|rebase|filter-branch|filter-repo|clean -[a-z]*f|branch -D|stash (drop|clear)|reflog expire|update-ref -d)"
risky="$risky|$git(checkout (-f|--force|-- |[.])|restore ([.]|--worktree))"
risky="$risky|(^|[^a-z])rm (-[a-z]*[rf]|--recursive|--force)|find [^|;&]* -delete"
risky="$risky|(psql|mysql|mariadb|sqlite3|sqlcmd|clickhouse)[^|;&]*(drop|truncate|delete from)|dropdb|flushall|flushdb"
risky="$risky|prisma (migrate reset|db push[^|;&]* --(force-reset|accept-data-loss))|(db|database):(drop|reset|purge|wipe|rollback)|migrate:(fresh|reset|refresh|rollback)|manage[.]py (flush|reset_db|migrate [a-z_]+ (zero|[0-9]{4}))|alembic downgrade|docker (volume rm|system prune|compose down[^|;&]* -v)"
if printf '%s' "$input" | grep -Eiq "$risky"; then
  echo "This deletes data or rewrites history. Name the command and its effect, and let the person run it." >&2
  exit 2
fi
echo '{}'
`;
