import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { answersOfProject } from './answers-of-project.ts';
import type { ProjectProfile } from './project-profile.ts';
import { projectProfileSchema } from './project-profile-schema.ts';

const fixtures = join(import.meta.dirname, '../../../profile/fixtures');

function profileOf(name: string): ProjectProfile {
  return projectProfileSchema.parse(JSON.parse(readFileSync(join(fixtures, `${name}.profile.json`), 'utf8')));
}

test.each([
  ['backend-and-frontend', 'Fullstack', ['React', 'TypeScript', 'FastAPI']],
  ['vite-vue', 'Frontend', ['Vue', 'TypeScript']],
  ['django-uv', 'Backend', ['Django']],
  ['express', 'Backend', ['Express']],
  ['laravel', 'Fullstack', ['TailwindCSS', 'PHP', 'Laravel']],
  ['rails', 'Backend', ['Ruby on Rails']],
])('the answers of %s are %s with %j', (name, applicationType, frameworks) => {
  expect(answersOfProject(profileOf(name))).toEqual({ applicationType, frameworks });
});

test.each([
  ['go-module', ['Go']],
  ['rust-axum', ['Axum']],
  ['spring-maven', ['Spring Boot']],
  ['dotnet', ['ASP.NET Core']],
])('%s is a server, named by its framework or its language', (name, frameworks) => {
  expect(answersOfProject(profileOf(name))).toEqual({ applicationType: 'Backend', frameworks });
});

test('a folder without code and packages gives no answers', () => {
  expect(answersOfProject({ ...profileOf('go-module'), technologies: [], languages: [] })).toBeUndefined();
});

test('React without TypeScript is JavaScript', () => {
  const profile = profileOf('backend-and-frontend');
  const technologies = profile.technologies.filter(({ name }) => name === 'react');
  expect(answersOfProject({ ...profile, technologies, languages: [] })?.frameworks).toEqual(['React', 'JavaScript']);
});

test('a server of TypeScript that no choice stands for runs on Node.js', () => {
  const profile = profileOf('backend-and-frontend');
  const [typescript] = profile.technologies.filter(({ name }) => name === 'typescript');
  const technologies = [typescript, typescript].flatMap((one, at) =>
    one === undefined ? [] : [at === 0 ? one : { ...one, name: 'h3', framework: undefined }],
  );
  expect(answersOfProject({ ...profile, technologies, languages: [] })).toEqual({
    applicationType: 'Backend',
    frameworks: ['Node.js'],
  });
});
