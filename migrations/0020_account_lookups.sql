-- What the sign-in page asks on each visit: is anybody real here, and is there a demo to look at.
create index users_real on users (id) where not is_demo;
create index users_explorers on users (user_type, id) where is_demo and email like 'explore-%';
