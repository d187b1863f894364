import { testManuscriptFamilies } from './manuscript-battery.ts';

/** What harmed manuals and theses, in sentences of our own, with the change that was made. */
const KEPT = [
  ['Johnson and Meyer Act forbids dumping.', 'forbids'],
  ['The Rivers and Harbours Act forbids dumping.', 'forbids'],
  ['Health and Safety at Work Act was passed in parliament.', 'Health'],
  ['Hotel in Shanghai is one of the tallest buildings in the city.', 'Hotel'],
  ['Small boat that carries goods between the two islands.', 'Small'],
  ['The error is small and, therefore we keep the first model.', 'and, → and'],
  ['Since the valve is closed, therefore the pressure rises.', 'therefore'],
  ['Set x <- y before the loop and run f( x ) again.', 'f( '],
  ['Use x <- c( 1 , 2 , 3 ) to make a vector.', '1 '],
  ['The pipe data %>% filter( x > 2 ) keeps the rows where a %in% b is true.', '2 '],
  ['Then we call mean( depth , na.rm = TRUE ) and print the result.', 'mean('],
  ['There is not many time left.', 'is →'],
  ['How many time has the pump failed?', 'has →'],
] as const;

/** Near misses: what must still be mended. */
const MENDED = [
  ['The Seas and Ports Act protect the coast.', 'protect → protects'],
  ['Anna and Peter plays chess.', 'plays → play'],
  ['Purpose of this report is to describe the pump.', 'Purpose → The purpose'],
  ['Next step is to open the valve.', 'Next → The next'],
  ['The error is small and, therefore we keep the first model.', 'therefore → therefore,'],
  ['We therefore, conclude that the model is right.', 'therefore, → therefore'],
  ['It can therefore, be said that the plan failed.', 'therefore, → therefore'],
  ['There is therefore, a need for a new plan.', 'therefore, → therefore'],
  ['The error is small, therefore we keep the first model.', ', therefore → . Therefore,'],
  ['The student( s ) must sign the form.', ' ) → )'],
  ['The pump( which was old ) failed.', ' ) → )'],
  ['Count how many time each word occurs.', 'time → times'],
  ['How many time has the pump failed?', 'time → times'],
  ['There is not many time left.', 'many → much'],
  ['Its depend on the weather.', 'Its depend → It depends'],
  ['Its depend on salt was known before.', 'depend → dependence'],
  ['It was a good know fact in the town.', 'good know → well-known'],
] as const;

testManuscriptFamilies(KEPT, MENDED);
