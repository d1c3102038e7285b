const angular = require('angular-eslint');
const tseslint = require('typescript-eslint');

module.exports = tseslint.config({
  files: ['**/*.ts'],
  extends: [...tseslint.configs.recommended, ...angular.configs.tsRecommended],
  processor: angular.processInlineTemplates,
});
