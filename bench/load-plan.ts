/** A request of the load: sent over and over, each time with the next version where the body asks for one. */
export type LoadRequest = {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** `VERSION` in it stands for the version that is changed. */
  readonly body?: string;
  readonly firstVersion?: number;
};

/** A statement as our server sent it; the parameter at `versionAt` is the version that is changed. */
export type LoadStatement = {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly versionAt: number;
};

export type CaseName = 'list, 2 filters' | 'text search' | 'single record' | 'create' | 'update';

/** One kind of call: as requests to our server, and as the statements it sends for them. */
export type LoadCase = {
  readonly name: CaseName;
  readonly requests: readonly LoadRequest[];
  readonly statements: readonly (readonly LoadStatement[])[];
  /** Rows of the yardstick alone, so that the two never update the same one. */
  readonly firstVersions: readonly number[];
};

export type Load = {
  readonly port: number;
  readonly requests: readonly LoadRequest[];
  readonly seconds: number;
};
export type Measured = {
  readonly answers: number;
  readonly failures: number;
  readonly seconds: number;
  readonly latenciesMs: readonly number[];
};

export const CONNECTIONS = 16;
