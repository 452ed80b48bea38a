/** What stands in the fields of a message or a notice; a message has no title of its own. */
export interface Written {
  readonly title: string;
  readonly body: string;
}

interface TemplateChoiceProps {
  title: string;
  body: string;
  /** What choosing it does, for who hears it. */
  label: string;
  onUse: () => void;
}

/** A text to start from, by its name and its beginning. */
export function TemplateChoice({ title, body, label, onUse }: TemplateChoiceProps) {
  return (
    <button
      type="button"
      className="grid min-h-11 w-full min-w-0 gap-0.5 rounded-control px-2 py-2.5 text-left hover:bg-hover"
      onClick={onUse}
    >
      <span className="sr-only">{label}</span>
      <span aria-hidden="true" className="text-15 font-medium wrap-anywhere">
        {title}
      </span>
      <span className="line-clamp-2 text-14 text-secondary wrap-anywhere">{body}</span>
    </button>
  );
}
