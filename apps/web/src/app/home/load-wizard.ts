/** Loads the code of the wizard. */
export const loadWizard = () => import('./wizard.tsx');
