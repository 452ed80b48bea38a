/** For what may come or not, and takes no room until it does: what is `after-waiting` below it waits until that is known. */
export function WaitingMark() {
  return <span hidden className="skeleton" />;
}
