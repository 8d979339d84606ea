// Checks that what one Kubernetes manifest names in another one, or in itself, is there.

/** Lists all values of a key, at any depth. */
const valuesOf = (value, key) => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(name === key ? [inner].flat() : []),
    ...valuesOf(inner, key),
  ]);
};

/** Lists the templates of pods. */
const podsOf = (manifests) => valuesOf(manifests, 'template').filter(({ spec }) => spec?.containers);

const hasLabels = ({ metadata }, wanted) =>
  Object.entries(wanted).every(([name, value]) => metadata.labels?.[name] === value);

/** Lists the names, of the keys `key` below a part, that are not among others. */
const strangers = (part, key, names, what) =>
  valuesOf(part, key)
    .map((value) => value?.name ?? value)
    .filter((name) => typeof name === 'string' && !names.includes(name))
    .map((name) => `names ${what} ${name}, which is not there`);

const podProblems = (pod) => {
  const volumes = (pod.spec.volumes ?? []).map(({ name }) => name);
  const ports = valuesOf(pod, 'ports').map(({ name }) => name);
  const probes = ['startupProbe', 'readinessProbe', 'livenessProbe'].flatMap((key) => valuesOf(pod, key));
  return [
    ...strangers(pod, 'volumeMounts', volumes, 'the volume'),
    ...strangers(probes, 'port', ports, 'the port'),
  ];
};

/** Returns the port names of the pods with some labels, and a complaint where there is no such pod. */
const selected = (pods, labels) => {
  const found = pods.filter((pod) => hasLabels(pod, labels));
  const lost = found.length ? [] : [`selects ${JSON.stringify(labels)}, which no pod has`];
  return { ports: found.flatMap((pod) => valuesOf(pod, 'ports').map(({ name }) => name)), lost };
};

const serviceProblems = (service, pods) => {
  const { ports, lost } = selected(pods, service.spec.selector);
  return [...lost, ...strangers(service, 'targetPort', ports, 'the port')];
};

/** Returns the complaints about the names of other manifests. */
const neighbourProblems = (manifest, namesOf, manifests) => {
  const services = manifests.filter(({ kind }) => kind === 'Service');
  const listeners = manifests.filter(({ kind }) => kind === 'Gateway').flatMap(({ spec }) => spec.listeners);
  const backends = valuesOf(manifest, 'backendRefs').filter(
    ({ name, port }) =>
      !services.some(
        ({ metadata, spec }) => metadata.name === name && spec.ports.some((one) => one.port === port),
      ),
  );
  return [
    ...strangers(manifest, 'configMapRef', namesOf('ConfigMap'), 'the ConfigMap'),
    ...strangers(manifest, 'secretRef', namesOf('Secret'), 'the Secret'),
    ...strangers(manifest, 'claimName', namesOf('PersistentVolumeClaim'), 'the claim'),
    ...strangers(manifest, 'parentRefs', namesOf('Gateway'), 'the Gateway'),
    ...strangers(
      manifest,
      'sectionName',
      listeners.map(({ name }) => name),
      'the listener',
    ),
    ...strangers(manifest, 'targetRefs', namesOf('HTTPRoute'), 'the route'),
    ...backends.map(({ name, port }) => `names port ${port} of the Service ${name}, which is not there`),
  ];
};

/** Returns what is wrong with the references of manifests. */
export const referenceProblems = (manifests) => {
  const pods = podsOf(manifests);
  const namesOf = (wanted) =>
    manifests.filter(({ kind }) => kind === wanted).map(({ metadata }) => metadata.name);
  return manifests.flatMap((manifest) =>
    [
      ...neighbourProblems(manifest, namesOf, manifests),
      ...podsOf([manifest]).flatMap((pod) => podProblems(pod)),
      ...valuesOf(manifest, 'matchLabels').flatMap((labels) => selected(pods, labels).lost),
      ...(manifest.kind === 'Service' ? serviceProblems(manifest, pods) : []),
    ].map((problem) => `${manifest.file} ${problem}`),
  );
};
