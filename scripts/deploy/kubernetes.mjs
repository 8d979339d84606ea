// Checks the Kubernetes manifests by the types of its API: unknown fields, missing ones, and values of other types.
import ts from 'typescript';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { inRoot } from '../steps.mjs';
import { issuesOf } from './issues.mjs';
import { referenceProblems } from './references.mjs';

const isManifest = (name) => /^kubernetes\/.*\.yaml$/.test(name);
const isExample = (name) => name.includes('.example.');

const documentsOf = (text) => parseAllDocuments(text).map((document) => document.toJS());

/** Lists the objects of all manifests. */
export const manifestsIn = (files) =>
  Object.entries(files)
    .filter(([name]) => isManifest(name))
    .flatMap(([file, text]) => documentsOf(text).map((manifest) => ({ ...manifest, file })));

const manifestWith = (fields) =>
  z.strictObject({ file: z.string(), apiVersion: z.string(), kind: z.string(), ...fields });

/** Kinds without types in a package. */
const schemas = {
  'kustomize.config.k8s.io/v1beta1 Kustomization': manifestWith({
    namespace: z.string(),
    resources: z.array(z.string()),
    images: z.array(z.strictObject({ name: z.string(), newName: z.string(), newTag: z.string() })),
  }),
  'gateway.envoyproxy.io/v1alpha1 BackendTrafficPolicy': manifestWith({
    metadata: z.strictObject({ name: z.string() }),
    spec: z.strictObject({
      targetRefs: z.array(z.strictObject({ group: z.string(), kind: z.string(), name: z.string() })),
      timeout: z.strictObject({
        http: z.strictObject({ connectionIdleTimeout: z.string().regex(/^\d+(?:ms|s|m|h)$/) }),
      }),
    }),
  }),
};

/** Returns the type of a kind, as TypeScript names it. */
const typeOf = ({ apiVersion, kind }) => {
  const isGateway = apiVersion.startsWith('gateway.networking.k8s.io/');
  return `import('${isGateway ? '@kubernetes-models/gateway-api' : 'kubernetes-models'}/${apiVersion}/${kind}').I${kind}`;
};

const options = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  lib: ['lib.es5.d.ts'],
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  module: ts.ModuleKind.ESNext,
};

/** Reads the types, each file once. */
const library = ts.createCompilerHost(options);
const parsed = new Map();
const { getSourceFile: parse } = library;
library.getSourceFile = (name, target) => {
  if (!parsed.has(name)) parsed.set(name, parse(name, target));
  return parsed.get(name);
};

/** Returns what the compiler says of manifests that are written as constants of their types. */
const compiled = (manifests) => {
  const sources = new Map(
    manifests.map(({ file, ...value }, at) => [
      inRoot('scripts', `manifest${at}.ts`),
      { file, kind: value.kind, text: `export const manifest: ${typeOf(value)} = ${JSON.stringify(value)};` },
    ]),
  );
  const { fileExists, getSourceFile } = library;
  const host = {
    ...library,
    fileExists: (name) => sources.has(name) || fileExists(name),
    getSourceFile: (name, target) =>
      sources.has(name)
        ? ts.createSourceFile(name, sources.get(name).text, target)
        : getSourceFile(name, target),
  };
  const found = ts.getPreEmitDiagnostics(ts.createProgram([...sources.keys()], options, host));
  return found.map(({ file, messageText }) => {
    const { file: name, kind } = sources.get(file?.fileName) ?? {};
    return `${name}, ${kind}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
};

/** The compiler's messages about manifests, by their JSON. */
const knownMessages = new Map();

const typeProblems = (manifests) => {
  const key = JSON.stringify(manifests);
  if (!knownMessages.has(key)) knownMessages.set(key, compiled(manifests));
  return knownMessages.get(key);
};

const schemaProblems = (manifest, schema) =>
  issuesOf(schema, manifest).map((issue) => `${manifest.file}, ${manifest.kind}: ${issue}`);

/** Returns which files kustomize would leave out or not find, and which examples have another namespace. */
const listProblems = (files) => {
  const manifests = manifestsIn(files);
  const { namespace, resources } = manifests.find(({ kind }) => kind === 'Kustomization');
  const named = resources.map((name) => `kubernetes/${name}`);
  const own = [...new Set(manifests.filter(({ kind }) => kind !== 'Kustomization').map(({ file }) => file))];
  return [
    ...named.filter((name) => !files[name]).map((name) => `${name} is not there`),
    ...own
      .filter((name) => !isExample(name) && !named.includes(name))
      .map((name) => `${name} is no resource`),
    ...manifests
      .filter(({ file, metadata }) => isExample(file) && metadata.namespace !== namespace)
      .map(({ file }) => `${file} is not for the namespace ${namespace}`),
  ];
};

export const kubernetesChecks = {
  manifests: (files) => {
    const withSchema = manifestsIn(files).map((manifest) => [
      manifest,
      schemas[`${manifest.apiVersion} ${manifest.kind}`],
    ]);
    return [
      ...withSchema.flatMap(([manifest, schema]) => (schema ? schemaProblems(manifest, schema) : [])),
      ...typeProblems(withSchema.filter(([, schema]) => !schema).map(([manifest]) => manifest)),
    ];
  },
  references: (files) => referenceProblems(manifestsIn(files)),
  'kustomization.yaml': listProblems,
};
