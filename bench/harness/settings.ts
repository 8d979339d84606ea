/** Settings of a shop in production that is only measured. Others of the environment do not change it. */
export const productionSettings = {
  NODE_ENV: 'production',
  TOKEN_SECRET: 'only measured, and open to this machine alone',
  HOST: '127.0.0.1',
  ...Object.fromEntries(['MONGODB_URI', 'REDIS_URL', 'S3_BUCKET', 'SMTP_URL'].map((name) => [name, ''])),
};
