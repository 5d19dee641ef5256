import { parseArgs } from 'node:util';
import { createSpeech } from './create-speech.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '8082' } } });

createSpeech().server.listen(Number(values.port), '127.0.0.1', () =>
  console.info(
    `A service that hears one script in everything answers at http://127.0.0.1:${values.port}`,
  ),
);
