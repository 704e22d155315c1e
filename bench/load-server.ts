// The product, as `npm start` runs it but for the build of the web app: child of api.ts.
import { readEnv } from '../src/shared/server/env.ts';
import { start } from '../src/app/start.ts';
import { answerParent } from './load-child.ts';

let running: Awaited<ReturnType<typeof start>> | null = null;
answerParent(async () => {
  running ??= await start(readEnv());
  return { port: Number(new URL(running.url).port) };
});
process.once('SIGTERM', () => {
  void (running?.close() ?? Promise.resolve()).then(() => process.exit(0));
});
