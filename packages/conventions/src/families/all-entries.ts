import type { Entry } from '../convention.ts';
import { baseClasses, mixins, singleMethods } from './base-classes.ts';
import { changedTogether, parallelNames } from './companions.ts';
import { doors } from './doors.ts';
import { errors } from './errors.ts';
import { componentExports, componentForms, objectTypes } from './exports.ts';
import { fileNames } from './file-names.ts';
import { annotations, headerLines } from './headers.ts';
import { ownModules } from './own-modules.ts';
import { testHelpers, testPlaces, testWord } from './tests.ts';

/** Every kind of convention that is looked for. */
export const allEntries: readonly Entry[] = [
  parallelNames,
  changedTogether,
  doors,
  testHelpers,
  baseClasses,
  singleMethods,
  errors,
  ownModules,
  mixins,
  testPlaces,
  fileNames,
  headerLines,
  annotations,
  componentExports,
  componentForms,
  objectTypes,
  testWord,
];
