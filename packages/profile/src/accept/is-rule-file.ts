const names =
  /(?:^|\/)(?:CLAUDE(?:\.local)?\.md|AGENTS(?:\.override)?\.md|AGENT\.md|GEMINI\.md|QWEN\.md|CONVENTIONS\.md|\.cursorrules|\.windsurfrules|\.clinerules|\.rules|\.replit\.md|replit\.md|\.aider\.conf\.yml)$|(?:^|\/)\.(?:cursor|windsurf|devin|continue|clinerules|cline|roo|kiro\/steering|amazonq|augment|claude|trae)\/(?:rules\/)?[^/]+\.mdc?$|(?:^|\/)\.agents?\/(?:rules|docs)\/[^/]+\.md$|^\.github\/copilot-instructions\.md$|^\.github\/instructions\/(?:[^/]+\/)*[^/]+\.instructions\.md$|^\.junie\/guidelines\.md$/i;

/** Says whether an assistant loads a file as its rules. */
export function isRuleFile(path: string): boolean {
  return names.test(path);
}
