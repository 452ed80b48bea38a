import { createElement, type ReactNode, useMemo } from 'react';

/** What simple prose is made of; anything else is shown as its text. */
const LOOKS: Readonly<Record<string, string>> = {
  h2: 'mt-6 text-20 font-semibold',
  h3: 'mt-4 font-semibold',
  p: 'mt-3 first:mt-0',
  ul: 'mt-3 grid list-disc gap-2 pl-6',
  ol: 'mt-3 grid list-decimal gap-2 pl-6',
  li: '',
  strong: 'font-semibold',
  em: 'italic',
};

function toReact(node: Node): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  const children = [...node.childNodes].map(toReact);
  const tag = node.nodeName.toLowerCase();
  const className = LOOKS[tag];
  if (className === undefined) return createElement('span', null, ...children);
  return createElement(tag, className ? { className } : null, ...children);
}

/** The prose of a guide, built of elements: no markup is put into the page as it is. */
export function GuideText({ html }: { html: string }) {
  const content = useMemo(() => {
    const page = new DOMParser().parseFromString(html, 'text/html');
    return createElement(
      'div',
      { className: 'max-w-prose text-16' },
      ...[...page.body.childNodes].map(toReact),
    );
  }, [html]);
  return content;
}
