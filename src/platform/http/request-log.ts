import Fastify, { type FastifyBaseLogger } from 'fastify';

type Level = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
type Child = Parameters<FastifyBaseLogger['child']>;
type Said = [said: unknown, message?: string, ...more: unknown[]];

/** A log with a name, such as that of a request. It is made when there is something to say: most requests say nothing. */
class NamedLog {
  readonly #parent: NamedLog | FastifyBaseLogger;
  readonly #naming: Child;
  #made: FastifyBaseLogger | null = null;

  constructor(parent: NamedLog | FastifyBaseLogger, ...naming: Child) {
    this.#parent = parent;
    this.#naming = naming;
  }

  get #own(): FastifyBaseLogger {
    const parent = this.#parent instanceof NamedLog ? this.#parent.#own : this.#parent;
    return (this.#made ??= parent.child(...this.#naming));
  }

  get level(): string {
    return this.#own.level;
  }
  fatal(...said: Said): void {
    this.#own.fatal(...said);
  }
  error(...said: Said): void {
    this.#own.error(...said);
  }
  warn(...said: Said): void {
    this.#own.warn(...said);
  }
  info(...said: Said): void {
    this.#own.info(...said);
  }
  debug(...said: Said): void {
    this.#own.debug(...said);
  }
  trace(...said: Said): void {
    this.#own.trace(...said);
  }
  silent(): void {}
  child(...naming: Child): NamedLog {
    return new NamedLog(this, ...naming);
  }
}

/** The framework's log, of which each request gets one of its own when it is needed. */
export const serverLog = (level: Level): FastifyBaseLogger =>
  new NamedLog(Fastify({ logger: { level } }).log, {});
