-- The four scores beside a match are read from due diligence itself: nothing is kept of a second view of it.
drop trigger due_diligence_startup on startups;
drop trigger due_diligence_traction on traction_points;
drop trigger due_diligence_members on startup_members;
drop trigger due_diligence_round on startup_rounds;
drop trigger due_diligence_experience on experiences;
drop trigger due_diligence_recommendation on recommendations;
drop trigger due_diligence_profile on profiles;
drop trigger due_diligence_new on startups;
drop function due_diligence_stale();
drop function due_diligence_person();
drop function due_diligence_new();
drop table due_diligence_scores;
