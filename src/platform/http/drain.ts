import type { FastifyInstance } from 'fastify';

/** Whether a process is about to end: it answers what comes, asks for nothing more, and lets its connections go. */
export type Drain = { isOn: boolean };

/** While it drains, each answer closes its connection, so that whoever shares out the calls opens the next elsewhere. */
export function mountDrain(app: FastifyInstance, drain: Drain): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (drain.isOn) reply.header('connection', 'close');
    done(null, payload);
  });
}
