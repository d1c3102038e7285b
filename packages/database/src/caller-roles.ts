/** The roles that calls run as, least trusted first. */
export const callerRoles = ['anon', 'authenticated', 'service_role'] as const;
