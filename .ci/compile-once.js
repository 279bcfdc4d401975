import vm from 'node:vm';

const { SourceTextModule } = vm;

/** The code of each module and what V8 compiled it to, by where it lies. */
const compiled = new Map();

/**
 * Jest compiles every module again for each test file, which was a sixth of what a file costs. With this
 * a worker compiles it once, and gives V8 the result the next time.
 */
class CompiledOnce extends SourceTextModule {
  constructor(code, options) {
    const known = compiled.get(options.identifier);
    const isKnown = known?.code === code;
    super(code, isKnown ? { ...options, cachedData: known.data } : options);
    if (!isKnown) compiled.set(options.identifier, { code, data: this.createCachedData() });
  }
}

vm.SourceTextModule = CompiledOnce;
