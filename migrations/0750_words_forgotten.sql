-- Server processes remember which words are in the table, lest they send them again: only what takes some away makes them ask anew.
create trigger search_words_forgotten after delete on search_words for each statement execute function tell_change('words forgotten');
