/** Specified texts that the product does not use, each with the reason. */
export const acceptedDeviations: Readonly<Record<string, string>> = {
  'Access to all features': 'Everybody has all features, so a plan must not promise them as its own.',
  'Priority support': 'Nobody gives it, and a promise that is not kept misleads buyers.',
  'Admin rights granted': 'One event has one notice: the admin page’s own “Admin Access Granted”.',
  'Operation failed': 'One event has one notice: the admin page’s own “Admin Creation Failed”.',
};
