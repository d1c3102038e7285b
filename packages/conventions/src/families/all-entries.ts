import type { Entry } from '../convention.ts';
import { importAliases } from './aliases.ts';
import { asyncForms } from './async-forms.ts';
import { baseClasses, mixins, oneAction, singleMethods } from './base-classes.ts';
import { centralModules } from './central-modules.ts';
import { changedTogether } from './changed-together.ts';
import { componentExports, componentForms, objectTypes } from './component-forms.ts';
import { currentTime, moneyForms, softDeletion } from './data-forms.ts';
import { doors } from './doors.ts';
import { errors, goErrors, results, wrapping } from './errors.ts';
import { fileNames } from './file-names.ts';
import { folderMap } from './folder-map.ts';
import { annotations, finalClasses, headerLines } from './headers.ts';
import { requestLayers } from './layers.ts';
import { forwardMigrations, tableIds } from './migrations.ts';
import { newFiles } from './new-files.ts';
import { ownModules } from './own-modules.ts';
import { packagePlaces } from './package-places.ts';
import { parallelNames } from './parallel-names.ts';
import { registries } from './registries.ts';
import { sharedImports } from './shared-imports.ts';
import { siblings } from './siblings.ts';
import { sourceLanguage } from './source-language.ts';
import { styling } from './styling.ts';
import { tenantScopes } from './tenant-scopes.ts';
import { testCalls } from './test-calls.ts';
import { testFactories, testSignIn } from './test-data.ts';
import { testFixtures } from './test-fixtures.ts';
import { testForms } from './test-forms.ts';
import { goAssertions, testClasses, testHelpers, testMirrors, testPlaces, testWord } from './tests.ts';
import { textCalls } from './text-calls.ts';
import { uiParts } from './ui-parts.ts';
import { validationPlaces } from './validation.ts';

/** Every kind of convention that is looked for. */
export const allEntries: readonly Entry[] = [
  registries,
  newFiles,
  parallelNames,
  changedTogether,
  testHelpers,
  testFixtures,
  testCalls,
  testSignIn,
  testFactories,
  tenantScopes,
  requestLayers,
  textCalls,
  moneyForms,
  doors,
  sharedImports,
  packagePlaces,
  sourceLanguage,
  forwardMigrations,
  tableIds,
  softDeletion,
  validationPlaces,
  siblings,
  baseClasses,
  singleMethods,
  oneAction,
  errors,
  results,
  goErrors,
  wrapping,
  currentTime,
  folderMap,
  centralModules,
  ownModules,
  mixins,
  uiParts,
  styling,
  goAssertions,
  testForms,
  asyncForms,
  testMirrors,
  testClasses,
  testPlaces,
  importAliases,
  headerLines,
  finalClasses,
  componentForms,
  annotations,
  componentExports,
  fileNames,
  objectTypes,
  testWord,
];
