/** The page without the app on which the monthly mail is confirmed or stopped; its token follows. */
export const ruleMailPath = '/rule-mail';
