/** The database roles of callers, least trusted first. */
export const callerRoles = ['anon', 'authenticated', 'service_role'] as const;
