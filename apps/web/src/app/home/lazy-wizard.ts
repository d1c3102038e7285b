import { lazyPart } from '../../lib/lazy-part.tsx';

/** The wizard, whose code is loaded apart. */
export const LazyWizard = lazyPart(async () => (await import('./wizard.tsx')).default);
