import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

const published = new Set(
  ['index', 'types', 'admin', 'adminTypes'].flatMap(
    (name) => readFileSync(`ui/${name}.ts`, 'utf8').match(/\b\w+Props\b/g) ?? [],
  ),
);

const interfacesIn = (file: string): ts.InterfaceDeclaration[] => {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  return source.statements.filter(ts.isInterfaceDeclaration).filter(({ name }) => published.has(name.text));
};

/** `children` needs no description anywhere */
const isSaid = (prop: ts.TypeElement) =>
  ts.getJSDocCommentsAndTags(prop).length > 0 || prop.name?.getText() === 'children';

test('D-05 every prop of what the library publishes says what it is', () => {
  const interfaces = readdirSync('ui', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx$/.test(file))
    .flatMap((file) => interfacesIn(`ui/${file}`));
  expect(interfaces.length).toBeGreaterThan(90);
  const silent = interfaces.flatMap(({ name, members }) =>
    members.filter((prop) => !isSaid(prop)).map((prop) => `${name.text}.${prop.name?.getText() ?? ''}`),
  );
  expect(silent).toEqual([]);
});
