// Checks that the settings which files of deploy/ give to the shop exist, and that the shop starts with them.
import { parse, parseAllDocuments } from 'yaml';

/** Values for settings that an operator has to fill in. */
const filledIn = {
  TOKEN_SECRET: 'x'.repeat(32),
  METRICS_TOKEN: 'x'.repeat(32),
  MONGODB_URI: 'mongodb://mongo:27017/tokri?replicaSet=rs0',
  REDIS_URL: 'redis://redis:6379',
  SMTP_URL: 'smtp://mail:1025',
  S3_ACCESS_KEY_ID: 'tokri',
  S3_SECRET_ACCESS_KEY: 'x'.repeat(8),
};

/** Reads lines of NAME=value. */
const linesOf = (text) =>
  Object.fromEntries([...text.matchAll(/^([A-Z]\w*)=(.*)$/gm)].map(([, name, value]) => [name, value]));

/** Returns the settings with a value wherever an operator has to fill one in: it is empty, or in angle brackets. */
const fillIn = (settings) =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      name,
      /^(?:<.*>)?$/.test(String(value)) ? filledIn[name] : String(value),
    ]),
  );

/** Lists the variables of a compose file. */
export const variablesIn = (text) => [
  ...new Set([...text.matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name]) => name)),
];

/** Reads the settings in the lines that begin with a keyword. */
const settingsAfter = (keyword, text) =>
  Object.fromEntries(
    [...text.matchAll(new RegExp(`^${keyword}(.*)$`, 'gm'))].flatMap(([, line]) =>
      line.split(' ').map((one) => one.split('=')),
    ),
  );

const settingsOfCompose = (files) => {
  const given = fillIn(linesOf(files['compose.env.example']));
  const { environment } = parse(files['compose.yaml'], { merge: true }).services.shop;
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      String(value).replaceAll(/\$\{(\w+)[^}]*\}/g, (_, variable) => given[variable] ?? ''),
    ]),
  );
};

const documentsOf = (text) => parseAllDocuments(text).map((document) => document.toJS());

const settingsOfKubernetes = (files) => ({
  ...documentsOf(files['kubernetes/config.yaml'])[0].data,
  ...fillIn(documentsOf(files['kubernetes/secret.example.yaml'])[0].stringData),
});

/** Returns what the shop says of settings with which it should start. */
const complaints = (shop, settings) => [
  ...Object.keys(settings)
    .filter((name) => !shop.known.includes(name))
    .map((name) => `sets ${name}, which the shop does not know`),
  ...shop.surveyConfig(settings).settingIssues.map(({ setting, says }) => `${setting} ${says}`),
];

/** Variables of the compose file that are not the shop's. */
const ofOthers = ['SERVER_NAME'];

const exampleProblems = (files, { known }) => {
  const [used, given] = [
    variablesIn(files['compose.yaml']),
    Object.keys(linesOf(files['compose.env.example'])),
  ];
  return [
    ...used.filter((name) => !given.includes(name)).map((name) => `lacks ${name}, which compose.yaml uses`),
    ...given
      .filter((name) => !used.includes(name))
      .map((name) => `has ${name}, which compose.yaml does not use`),
    ...given
      .filter((name) => !known.includes(name) && !ofOthers.includes(name))
      .map((name) => `has ${name}, which the shop does not know`),
  ];
};

/** The checks of settings, by the file that gives them. */
export const settingChecks = {
  'compose.env.example': exampleProblems,
  'compose.yaml': (files, shop) =>
    complaints(shop, { ...settingsAfter('ENV ', files.Dockerfile), ...settingsOfCompose(files) }),
  'kubernetes/config.yaml': (files, shop) =>
    complaints(shop, { ...settingsAfter('ENV ', files.Dockerfile), ...settingsOfKubernetes(files) }),
  ...Object.fromEntries(
    ['tokri.service', 'tokri-backup.service'].map((unit) => [
      `systemd/${unit}`,
      (files, shop) =>
        complaints(shop, {
          ...settingsAfter('Environment=', files[`systemd/${unit}`]),
          TOKEN_SECRET: filledIn.TOKEN_SECRET,
        }),
    ]),
  ),
};
