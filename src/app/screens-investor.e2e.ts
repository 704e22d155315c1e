import { lookAtEveryScreen } from '#test/screens.ts';

lookAtEveryScreen('investor');
