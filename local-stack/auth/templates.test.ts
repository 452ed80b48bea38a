import { describe, expect, it } from 'vitest';
import { renderTemplate } from '#stack/auth/templates.ts';

const values = {
  ConfirmationURL: 'http://127.0.0.1/verify?token=a&type=invite',
  Token: '123456',
  TokenHash: 'a1b2',
  Email: '"<b>"@x.test',
  NewEmail: '',
  SiteURL: 'http://127.0.0.1',
  RedirectTo: 'http://127.0.0.1/login/?next=%2Fa&x="1"',
};

describe('renderTemplate', () => {
  it('takes the subject from the title', () => {
    expect(renderTemplate('<title>Hola &amp; bienvenida</title>', values).subject).toBe('Hola & bienvenida');
  });
  it('fills values in so that they cannot become markup', () => {
    expect(renderTemplate('<p>{{ .Email }}</p>', values).html).toBe('<p>&quot;&lt;b&gt;&quot;@x.test</p>');
  });
  it('keeps a value in the query of a link one value, as hosted Auth does', () => {
    const link =
      '<a href="{{ .SiteURL }}/confirm/?token_hash={{ .TokenHash }}&amp;redirect_to={{ .RedirectTo }}">';
    const { html } = renderTemplate(link, values);
    const address = new URL((/href="([^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&'));
    expect(address.searchParams.get('token_hash')).toBe('a1b2');
    expect(address.searchParams.get('redirect_to')).toBe(values.RedirectTo);
  });
  it('leaves alone what it does not know', () => {
    expect(renderTemplate('{{ .Unknown }}', values).html).toBe('{{ .Unknown }}');
  });
  it('makes a text with the address of every link after its words', () => {
    const html =
      '<head><style>p{}</style></head><p>Hola</p><p><a href="{{ .ConfirmationURL }}">Entrar</a></p><p>{{ .Token }}</p>';
    expect(renderTemplate(html, values).text).toBe(
      'Hola\nEntrar: http://127.0.0.1/verify?token=a&type=invite\n123456',
    );
  });
});
