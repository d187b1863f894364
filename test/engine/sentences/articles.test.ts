import { testSentences } from './test-sentences.ts';

testSentences('a or an', {
  right: [
    // articles before what is read letter by letter, or in no known way
    'We designed an xslt-template for the browser and an Fe film on top.',
    'Use a proxy that acts as a SPDY gateway.',
    'They have a A chain in one set and a B chain in the other.',
  ],
  kept: [
    // articles before what is read letter by letter, or in no known way
    ['An httpx client reads the page.', 'An → A'],
    ['We show a UMAP projection of all cells, in which each cluster has its own colour.', 'a →'],
    ['The value of shares, M&A activity and the cost of debt fell in the last year.', 'A → An'],
    ['They use a language to connect the parts of an SoS in the north.', 'an → a'],
    ['This is a easy to use library that reads documents and answers questions about their parts.', 'a easy → easy'],
    // an oath with a star
    ['She named her talk The Fine Art of Giving a F*ck, and it was full.', 'a → an'],
    ['It was a H*ll of a ride.', 'a → an'],
  ],
  mended: [['The network made of the data a easy task.', 'a → an']],
  corrected: [
    ['The patient needs a MRI scan of the knee.', 'a → an'],
    ['We used a old pump and an new valve.', 'an → a'],
  ],
});

testSentences('no article before labels and names', {
  right: [
    // names that keep their place, with or without an article
    'Picture 3 visualizes the flow of the data.',
    'The problem of Google was solved by the second group.',
  ],
  kept: [
    // a noun with its sign is a label
    ['Graph \uFFFC represents a network of roads and stations.', 'Graph → A graph'],
    ['Model \uFFFC represents a network of roads and stations.', 'Model → The model'],
    [
      'Generalized Linear Model (\uFFFC) via penalized likelihood \uFFFC is a model of this kind.',
      'Generalized → The generalized',
    ],
    // names that keep their place, with or without an article
    ['Health and Safety at Work Act was passed in parliament.', 'Health'],
    ['Hotel in Shanghai is one of the tallest buildings in the city.', 'Hotel'],
    ['Small boat that carries goods between the two islands.', 'Small'],
    ['Users can train their own models. The Chunker is trained on a set of old lamps.', 'The Chunker → Chunker'],
    ['All costs are in United States Dollars of the year 2010.', 'United → the United'],
    ['From 2001 on Harbour Corporation, USA was the only client of the firm.', 'USA → the USA'],
    ['Unity engine supports loading files. We chose the Unity engine for this work.', 'Unity → The unity'],
  ],
  mended: [
    ['He lives in United States with his lamp.', 'United → the United'],
    ['They live in USA and work in the north.', 'USA → the USA'],
    ['Purpose of this report is to describe the pump.', 'Purpose → The purpose'],
    ['Next step is to open the valve.', 'Next → The next'],
    [
      'Research community turned to this newer topic since the transfer of heat was improved by it.',
      'Research → The research',
    ],
  ],
});

testSentences('the most', {
  kept: [['Unfortunately, most applicable lamps usually have a weak point.', 'most → the most']],
  mended: [
    ['It is most important lamp of the town that we know.', 'most → the most'],
    ['In this work, most important step is the choice of the lamps.', 'most → the most'],
  ],
});

testSentences('an article that is needed or needless', {
  kept: [
    ['The users that had access to the first version of the database do not have it anymore.', 'The'],
    ['People rely on the news more than ever, with use at an all time high in May.', 'an →'],
    ['Road noise is a much talked about topic which worries people in every town.', 'a much → much'],
    ['Road noise is a much talked about topic which worries people in every town.', 'topic → a topic'],
    ['We worked on the cluster, which is property of the town and its schools.', 'property → a property'],
    ['To improve the rate of lighting lamps at given time schedules, the town added a few rules.', 'given → a given'],
    ['The result is curve that represents the share of errors at each of the thresholds.', 'is curve'],
    // an article behind "of", in a list without its verb, after an accent for an apostrophe
    [
      'It is sized by the trips that are covered by a vehicle type of a technology, as follows.',
      'a technology → technology',
    ],
    ['In the first row the means are given, in the second the medians.', 'the medians → medians'],
    ['This was applied to Austria`s case.', 'Austria → the Austria'],
  ],
  mended: [['This is property of the curve and holds for every lamp.', 'property → a property']],
  corrected: [
    ['When the a body falls, it heats.', 'the a → the'],
    ['It has too large effect on the outcome.', 'large effect → large an effect'],
  ],
});

testSentences('articles before plurals and what is not counted', {
  kept: [
    ['He is a good teacher and has career years equal to my age.', 'career → a career'],
    ['Every plan needs financial leeway to survive the first two winters.', 'financial → a financial'],
  ],
});
