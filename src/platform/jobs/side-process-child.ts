type Request = { readonly module: string; readonly name: string; readonly input: unknown };
type Work = (input: unknown) => unknown;

/** Loads the named function of a module and answers with what it returns. */
process.on('message', ({ module, name, input }: Request) => {
  void (async () => {
    try {
      const { [name]: work } = (await import(module)) as Record<string, Work>;
      if (!work) throw new Error(`${module} has no ${name}`);
      process.send?.({ ok: true, value: await work(input) });
    } catch (error) {
      process.send?.({ ok: false, message: error instanceof Error ? error.message : String(error) });
    }
  })();
});
