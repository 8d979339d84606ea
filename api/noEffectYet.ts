/** Settings that are documented and not built yet: a row goes when it is built. */
const notBuilt: readonly (readonly [RegExp, string])[] = [
  [/^PAYMENTS$/, 'online payment'],
  [/^STRIPE_(SECRET_KEY|WEBHOOK_SECRET|API_BASE)$/, 'online payment'],
];

/** One line for each such setting of the environment; never its value. */
export const settingsWithoutEffect = (env: NodeJS.ProcessEnv): string[] =>
  Object.keys(env)
    .sort()
    .flatMap((name) => {
      const [, what] = (env[name] && notBuilt.find(([pattern]) => pattern.test(name))) || [];
      return what ? [`${name} has no effect yet: ${what} is not part of this version.`] : [];
    });
