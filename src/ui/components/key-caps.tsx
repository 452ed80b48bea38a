/** Keys to press one after the other, as they look on a keyboard: `g p`. Pointers that are fingers have none. */
export function KeyCaps({ keys }: { keys: string }) {
  return (
    <span className="flex shrink-0 gap-1 pointer-coarse:hidden">
      {keys.split(' ').map((key) => (
        <kbd
          key={key}
          className="min-w-6 rounded-mark border border-line bg-page px-1.5 text-center font-sans text-12 leading-5 text-secondary"
        >
          {key.length === 1 ? key.toUpperCase() : key}
        </kbd>
      ))}
    </span>
  );
}
