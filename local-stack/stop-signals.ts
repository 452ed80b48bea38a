/**
 * Runs `stop`, which ends the process, at the first signal to end. A terminal signals every process of a command and those
 * that started another hand it on: a second one, were it not waited out, would end this process alone and leave its database
 * running.
 */
export function stopAtSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const stopOnce = () => {
    if (!isStopping) void stop();
    isStopping = true;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopOnce);
}
