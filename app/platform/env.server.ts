import { resolve } from 'node:path';
import { z } from 'zod';
import { databaseVariables } from './database-variables.ts';
import { guardingVariables } from './guarding-variables.ts';
import { neededBySpeech, speechVariables } from './speech-variables.ts';
import { stripeVariables } from './stripe-variables.ts';
import { collectorOf, watchVariables } from './watch-variables.ts';
import { wholeNumber } from './whole-number.ts';

const webAddress = z
  .url({ protocol: /^https?$/ })
  .transform((address) => address.replace(/\/+$/, ''));

const dollars = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,4})?$/)
  .transform(Number);

/** Passwords and sessions travel encrypted, or not at all. */
const isSafe = ({ protocol, hostname }: URL) =>
  protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

const schema = z
  .object({
    DAIS_MODE: z.enum(['demo', 'production']).default('demo').describe('demo or production'),
    PORT: wholeNumber
      .pipe(z.number().min(1).max(65535))
      .default(3000)
      .describe('a port number from 1 to 65535'),
    HOST: z.string().min(1).default('0.0.0.0').describe('an address to listen on'),
    DATA_DIR: z.string().min(1).default('./data').describe('a folder that can be written to'),
    ...databaseVariables,
    PUBLIC_URL: webAddress
      .optional()
      .describe(
        'the address people type, e.g. https://dais.example (in production https, except for localhost)',
      ),
    ...guardingVariables,
    ADMIN_SECOND_FACTOR: z
      .enum(['required', 'optional'])
      .optional()
      .describe('required or optional; required in production where it is not set'),
    BREACHED_PASSWORDS_URL: webAddress
      .optional()
      .describe('where Have I Been Pwned’s ranges are answered, https://api.pwnedpasswords.com'),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/ })
      .optional()
      .describe('smtp://<user>:<password>@<host>:<port>, or smtps:// for TLS from the start'),
    MAIL_FROM: z
      .string()
      .regex(/^([^<>\r\n]+ )?<?[^\s<>@]+@[^\s<>@]+>?$/)
      .optional()
      .describe('who mail comes from, e.g. Dais <no-reply@dais.example>'),
    MAIL_EVENTS_SECRET: z
      .string()
      .regex(/^whsec_[A-Za-z0-9+/=]+$/)
      .optional()
      .describe('the signing secret of the provider’s events about mail, whsec_…'),
    MODEL_PROVIDER: z
      .enum(['anthropic', 'openai-compatible'])
      .optional()
      .describe('anthropic or openai-compatible'),
    MODEL_NAME: z.string().min(1).optional().describe('the name the provider knows the model by'),
    MODEL_API_KEY: z.string().min(1).optional().describe('the key of your account there'),
    MODEL_BASE_URL: webAddress
      .optional()
      .describe('where the service answers, e.g. http://localhost:11434/v1'),
    VERIFIER_NAME: z
      .string()
      .min(1)
      .optional()
      .describe('the name of another model at the same service, for the second reading'),
    VERIFIER_URL: z
      .url({ protocol: /^https?$/ })
      .optional()
      .describe('where a fact-checking model answers, in place of the second reading'),
    MODEL_INPUT_PRICE: dollars.default(0).describe('US dollars for a million tokens, e.g. 3'),
    MODEL_OUTPUT_PRICE: dollars.default(0).describe('US dollars for a million tokens, e.g. 15'),
    MODEL_DAILY_BUDGET: dollars
      .pipe(z.number().max(2000))
      .optional()
      .describe('US dollars a day, at most 2000; it needs both prices'),
    ...speechVariables,
    ...stripeVariables,
    CITY_HALL_PORT: wholeNumber
      .pipe(z.number().max(65535))
      .optional()
      .describe(
        'the port of the invented city hall beside a demonstration, 0 for none; never in production',
      ),
    TRUST_PROXY: wholeNumber
      .pipe(z.number().max(10))
      .default(0)
      .describe('how many proxies stand in front of the server, from 0 to 10'),
    DRAIN_SECONDS: wholeNumber
      .pipe(z.number().max(20))
      .default(0)
      .describe('how long the server still answers once it is told to stop, from 0 to 20'),
    ...watchVariables,
    LOG_LEVEL: z
      .enum(['silent', 'error', 'warn', 'info', 'debug'])
      .default('info')
      .describe('silent, error, warn, info or debug'),
    WORKER: z
      .enum(['inline', 'off', 'only'])
      .default('inline')
      .describe('inline (web and jobs in one process), off (web only) or only (jobs only)'),
    SOURCES_AT_ONCE: wholeNumber
      .pipe(z.number().min(1).max(100))
      .default(16)
      .describe('how many hosts of sources a worker asks at once, from 1 to 100'),
  })
  .superRefine((env, context) => {
    for (const name of ['DIRECT_DATABASE_URL', 'READ_DATABASE_URL'] as const) {
      if (!env[name] || env.DATABASE_URL?.startsWith('postgres')) continue;
      context.addIssue({ code: 'custom', path: [name], message: 'needs PostgreSQL' });
    }
    for (const name of [...neededByModel(env), ...neededBySpeech(env)]) {
      context.addIssue({ code: 'custom', path: [name], message: 'missing' });
    }
    if (env.DAIS_MODE !== 'production') return;
    for (const name of ['SESSION_SECRET', 'PUBLIC_URL'] as const) {
      if (!env[name]) context.addIssue({ code: 'custom', path: [name], message: 'missing' });
    }
    if (env.PUBLIC_URL && !isSafe(new URL(env.PUBLIC_URL))) {
      context.addIssue({ code: 'custom', path: ['PUBLIC_URL'], message: 'needs TLS' });
    }
    if (env.STRIPE_API_URL) {
      context.addIssue({ code: 'custom', path: ['STRIPE_API_URL'], message: 'not here' });
    }
    if (env.CITY_HALL_PORT) {
      context.addIssue({ code: 'custom', path: ['CITY_HALL_PORT'], message: 'not here' });
    }
    if (env.WORKER !== 'inline' && !env.DATABASE_URL?.startsWith('postgres')) {
      context.addIssue({ code: 'custom', path: ['WORKER'], message: 'needs PostgreSQL' });
    }
  });

export type Environment = z.infer<typeof schema> & {
  databaseUrl: string;
  /** For what a pool that shares connections by transaction cannot carry: listening, locks, migrations, backups. */
  directDatabaseUrl: string;
  dataDir: string;
  /** Where people find the site, without a slash at the end. */
  siteUrl: string;
  /** Everybody knows the password of a demonstration's admin. */
  adminSecondFactor: 'required' | 'optional';
  /** Where it is told what happens within requests and jobs. */
  traces: ReturnType<typeof collectorOf>;
};

type ModelVariables = {
  MODEL_PROVIDER?: 'anthropic' | 'openai-compatible';
  MODEL_NAME?: string;
  MODEL_API_KEY?: string;
  MODEL_BASE_URL?: string;
  MODEL_INPUT_PRICE: number;
  MODEL_OUTPUT_PRICE: number;
  MODEL_DAILY_BUDGET?: number;
};

/** What a language model wants beside its provider, and a budget beside its amount. */
function neededByModel(env: ModelVariables): (keyof ModelVariables)[] {
  const needed: (keyof ModelVariables)[] = [];
  if (env.MODEL_PROVIDER) {
    needed.push('MODEL_NAME');
    needed.push(env.MODEL_PROVIDER === 'anthropic' ? 'MODEL_API_KEY' : 'MODEL_BASE_URL');
  }
  if (env.MODEL_DAILY_BUDGET !== undefined) needed.push('MODEL_INPUT_PRICE', 'MODEL_OUTPUT_PRICE');
  return needed.filter((name) => !env[name]);
}

/** The environment is wrong; the message names each variable and what it wants. */
export class EnvironmentError extends Error {
  // By name, as the built server has a copy of this class of its own.
  override name = 'EnvironmentError';
}

/** For a value that looked right and turned out wrong. `problem` goes on from the variable's name. */
export function wrongVariable(
  name: keyof typeof schema.shape,
  problem: string,
  cause?: unknown,
): EnvironmentError {
  return new EnvironmentError(`${name} ${problem}. It wants ${wants(name)}.`, { cause });
}

/** @throws EnvironmentError */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  // An empty variable means the same as none: that is how .env files and Docker pass them on.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const lines = new Map(
      parsed.error.issues.map((issue) => [
        String(issue.path[0]),
        complaint(String(issue.path[0]), given),
      ]),
    );
    throw new EnvironmentError([...lines.values()].join('\n'));
  }
  const dataDir = resolve(parsed.data.DATA_DIR);
  const databaseUrl = parsed.data.DATABASE_URL ?? `file:${resolve(dataDir, 'dais.db')}`;
  return {
    ...parsed.data,
    dataDir,
    siteUrl: parsed.data.PUBLIC_URL ?? `http://localhost:${parsed.data.PORT}`,
    adminSecondFactor:
      parsed.data.ADMIN_SECOND_FACTOR ??
      (parsed.data.DAIS_MODE === 'production' ? 'required' : 'optional'),
    databaseUrl,
    directDatabaseUrl: parsed.data.DIRECT_DATABASE_URL ?? databaseUrl,
    traces: collectorOf(parsed.data),
  };
}

function complaint(name: string, given: Record<string, string | undefined>): string {
  const problem = given[name] === undefined ? 'is missing' : 'has a value that cannot be used';
  // Values are not repeated: they may be secrets.
  return `${name} ${problem}. It wants ${wants(name)}.`;
}

function wants(name: string): string | undefined {
  return (schema.shape as Record<string, z.ZodType>)[name]?.description;
}

export const env = readEnvironment(process.env);

/** For a program that is started: this process's environment, with something added. */
export const childEnvironment = (added: Record<string, string>) => ({ ...process.env, ...added });

const { NODE_COMPILE_CACHE } = process.env;
/** For a program that may know nothing: with what Node has compiled it starts in half of the time. */
export const bareEnvironment = NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {};
