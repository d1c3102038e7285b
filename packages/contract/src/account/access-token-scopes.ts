/** What a personal access token may do: read the person's rules, and make new ones. */
export const accessTokenScopes = ['rules:read', 'rules:write'] as const;
/** One of them. */
export type AccessTokenScope = (typeof accessTokenScopes)[number];
