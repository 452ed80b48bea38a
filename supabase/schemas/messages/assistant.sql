create function private.keep_assistant_turn()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- No person asks so much: what does is a program.
  if (select count(*) from (select 1 from public.assistant_turns
      where user_id = new.user_id and created_at > now() - interval '1 day' limit 300) t) >= 300 then
    perform private.fail('too_many_questions');
  end if;
  update public.assistant_conversations set asked_at = now() where user_id = new.user_id and id = new.conversation_id;
  return new;
end
$$;
comment on function private.keep_assistant_turn is
  'Trigger: at most 300 questions in a day, and the conversation knows when the latest was asked.';
