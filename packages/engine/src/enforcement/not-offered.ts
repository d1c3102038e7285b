/**
 * Directives whose check is not offered, with the packages beside which it would refuse correct code; an empty list means
 * everywhere, because the directive applies only where the project chose the check itself.
 */
export const notOffered: Readonly<Record<string, readonly string[]>> = {
  'typescript.enum': [],
  // they read the types of constructor parameters at run time
  'typescript.type-imports': ['@nestjs/core', '@angular/core'],
};
