/** Sentences with mistakes that hang together: what corrects one of them may make another. */
export const LINKED_MISTAKES: readonly string[] = `
  Many researches on this topic are reported in the literature.
  Many researches are reported in the literature every year.
  Every patients was asked to sign the form before the visit.
  Every patients were asked to sign the form before the visit.
  Each samples were weighed on arrival.
  Each of the sample were weighed on arrival.
  The study have shown that the drug works.
  These study have shown that the drug works.
  This studies has shown that the drug works.
  More and more attentions are paid to this problem.
  More and more attention is paid to this problem.
  There are more and more evidences for this claim.
  A three dimensional view of the cell are shown in Figure 2.
  Three dimensional view of the cell is shown in Figure 2.
  Three dimensional views of the cell is shown in Figure 2.
  The trends assumption is violated in both groups.
  The informations are stored on a server in the lab.
  Many informations is stored on a server in the lab.
  These equipments was bought in 2010 by the institute.
  Much equipments were bought in 2010 by the institute.
  A number of patient was treated with the new drug.
  A number of patients was treated with the new drug.
  The number of patients were small in each of the group.
  One of the reason are the price of the sensor.
  One of the main problem with these method are the cost.
  All of the datas was checked by two author.
  Several study has been published about it.
  Several author has published study about it.
  The result of the tests shows that the method are robust.
  The results of the test shows that the methods is robust.
  Those kind of model is easy to train.
  This kinds of models are easy to train.
  These phenomenon are well known in physics.
  This phenomena is well known in physics.
  A phenomena which are well known in physics was studied.
  The criterias was changed after the first round.
  An another approaches are based on rules.
  Another approaches is based on rules.
  An important informations was lost during the transfer.
  He gave me a advices about the matter which were useful.
  There is many reasons for this behaviour, and each reasons are explained below.
  There are much problem with this design.
  A lot of researches has been done on these material.
  The a model was trained on the data.
  We used an the same method as before.
  It is a one of the best method for this task.
  The most fastest algorithms was chosen.
  This is more better than the methods which was used before.
  He can goes to the station if he want.
  She has went to the station and have bought a tickets.
  The doctors has to examines every patients.
  We should to check the values that is given in the table.
  Our experiment show that this materials are strong.
  The author suggest that the methods was not suitable.
  The data was collected from five hospital which are located in the north.
  Both method gives similar result.
  Neither of the model were able to predicts the outcome.
  The majority of the participant was female students.
  Most of participants was female students.
  Most of the student who takes this course passes the exam.
  People who lives in big city has less time.
  The people in the village was friendly and gives us foods.
  There are a lots of different way to solves this equation.
  The staffs was trained to uses the new softwares.
  Every students have to bring their own laptops.
  The children was playing in the gardens which are behind the house.
  The news are good and the informations is correct.
  Two patient was excluded because of missing data.
  A further experiments were done to tests this idea.
  The both groups was given the same tasks.
  A total of 20 sample was collected and were stored at low temperature.
  This two methods gives the same result.
  These method is based on the work of others.
  The effect of temperature on the two reaction were studied.
  In the recent years many work have been done in this field.
  In recent year, a lot of work have been done in this fields.
  Few study has examined how the temperature affect the growth.
  Some researcher believes that these factor plays an important roles.
  An increasing number of study suggests that sleep are important.
  The patient's were asked to fills the questionnaire.
  Many researches that deal with the growth of crystals in thin films are reported in the literature.
  Many researches on the use of sensors, which were done in the last decade, are reported by the authors.
  In the last decade, many researches about the effect of salt on the growth of rice were published.
  Every patients who took part in the trial and gave consent were followed for two years.
  Each patients in the control group and their relatives were asked to fill in a form.
  The study by Smith and his group have shown that the drug works in mice.
  A study on the effects of diet and exercise have been published recently.
  Several study on the effects of diet on mood has been published recently.
  Three dimensional view of the heart and the lungs are shown in the figures.
  The three dimensional view of the valves are given in Figure 4.
  The rate of change of the temperatures are given in the second table.
  The ratio of the masses are close to one in all the cases.
  A growing number of attentions are paid to these problem.
  This evidences from three trial shows that the drug is safe.
  The evidences from the trial shows that the drug is safe.
  The knowledges about the disease is limited and are growing.
  All the feedbacks from the users was stored and are used to train the model.
  Each of these parameter have a clear meaning and are easy to measure.
  None of the method that was tested give a good result.
  The list of the names and the addresses were sent to both author.
  There is several method to solve this problem, and each of them have advantages.
  There are a big difference between the two group.
  There was a lot of peoples in the street when the accident happen.
  The amount of errors were reduced by the new methods.
  The amounts of error was reduced by the new method.
  One of the students who was late have lost the key.
  She is one of the teachers who teaches maths and like music.
  The teacher, together with the students, were waiting for the bus.
  Mathematics are difficult, but the lessons is fun.
  The police was called and has arrived.
  My family are large and live in a small towns.
  These kind of problem often appears in the big company.
  Either the manager or the workers has to pay the bill.
  Not only the price but also the sizes of the phone matters.
  A pair of shoes were left in front of the doors.
  The first two chapter describes the methods, and the last chapter describe the result.
  What we need are a better plan.
  The reason why the tests fails are not clear.
  The results, which was obtained with the old model, is shown in Table 1.
  The results which is shown in Table 1 was obtained with the old model.
  The method which were used by the authors have two drawback.
  The tools that we uses for this works is free.
  Who have seen these movie?
  Do the patient takes the drug every days?
  Does the patients take the drug every day?
  How many time did she went there?
  She do not has any ideas about it.
  They was not able to saw the differences.
  It have been a long times since we has met.
  The both of them is right.
  We was a two weeks in the Italy.
  I have a good news for you and a bad ones too.
  He gave me a good advices, and they was useful.
  We bought some new furnitures which was cheap.
  The homeworks are difficult for a children.
  Her hairs are long and is brown.
  An honest peoples is rare.
`
  .split('\n')
  .map((line) => line.trim())
  .filter(Boolean);
