type Gate = <Result>(doing: () => Promise<Result>) => Promise<Result>;

/** Lets so many through at once; the others wait in their order. */
export function createGate(width: number): Gate {
  const waiting: (() => void)[] = [];
  let open = width;
  return async (doing) => {
    if (open > 0) open -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await doing();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else open += 1;
    }
  };
}
