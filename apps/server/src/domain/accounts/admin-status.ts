/**
 * The admin rights of a session, as `private.admin_standing` decides: `full`, none, or none before a code is entered or an
 * authenticator app set up.
 */
export type AdminStatus = 'none' | 'full' | 'needs_code' | 'needs_factor';
