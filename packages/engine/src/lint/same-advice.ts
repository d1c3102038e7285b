/** Pairs of lines that give the same advice in other words; one rule must not hold both. */
export const sameAdvice: readonly (readonly [string, string])[] = [
  ['backend.authorize-row', 'django.owner-query'],
  ['backend.authorize-row', 'flask.owner-query'],
  ['backend.authorize-row', 'rails.scope-through-owner'],
  ['backend.authorize-row', 'laravel.policies'],
  ['backend.authorize-row', 'fastapi.current-user'],
  ['backend.timeouts', 'node.timeouts'],
  ['base.validate-input', 'flask.validate'],
  ['base.validate-input', 'laravel.form-requests'],
  ['base.applied-migration', 'django.applied-migration'],
  ['base.secrets', 'rails.credentials'],
  ['tailwind.concatenate', 'pair.react-tailwind'],
  ['tailwind.concatenate', 'pair.tailwind-typescript'],
  ['pair.react-tailwind', 'pair.tailwind-typescript'],
  ['typescript.infer-schema', 'pair.node-typescript'],
  ['typescript.infer-schema', 'pair.interface-express'],
  ['pair.node-typescript', 'pair.interface-express'],
];
