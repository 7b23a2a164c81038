/** The reconstructed facts in English. */

import { type FactWords, factSheet } from './facts.ts'

const words: FactWords = {
  origins: {
    public: 'other public sources',
    inferred: 'inferred from the rulebook',
    reconstructed: 'reconstructed by us',
  },
  confidence: { high: 'certain', medium: 'likely', low: 'a guess' },
  facts: {
    startingRooms: { title: 'Starting rooms', value: 'left column, middle and bottom row' },
    threePlayers: {
      title: 'Action cards for three players',
      value: '1 building resource of choice; 2 wood; 1 clay (the occupation card is in the rulebook)',
    },
    fourPlayers: { title: 'Action cards for four players', value: '1 wood; 2 wood; 2 clay' },
    fivePlayers: { title: 'Action cards for five players', value: '4 wood; 3 clay' },
    fireplace: { title: 'Fireplace', value: 'vegetable 2, sheep 2, wild boar 2, cattle 3 food' },
    workshops: {
      title: 'Joinery, Pottery, Basketmaker’s Workshop',
      value: '2, 2, 3 food; bonus points for 3/5/7 wood, 3/5/7 clay, 2/4/5 reed',
    },
    familyBoard: {
      title: 'Family board',
      value: 'stable for 1 wood and/or bake bread; day laborer 1 food and 1 resource; 2 different resources',
      note: 'The rulebook only says what falls away.',
    },
    soloTargets: { title: 'Solo targets after 65', value: '66, 67' },
    helpfulNeighbours: {
      title: 'Helpful Neighbours',
      value: '1 wood and 1 clay for 1 stone and 1 reed',
      note: 'Later printings: 1 wood or 1 clay for 1 stone or 1 reed.',
    },
    ploughs: {
      title: 'Riding Plough, Turnwrest Plough',
      value: '4 wood and 3 occupations; 3 wood and 2 occupations',
      note: 'Their points are those of the rulebook; later printings give none.',
    },
    carpPond: {
      title: 'Carp Pond',
      value: 'requires 2 improvements and 1 occupation',
      note: 'The rulebook might mean 1 improvement.',
    },
    clayRoof: {
      title: 'Clay Roof, Wood-fired Oven',
      value: 'requires 1 occupation; requires none',
      note: 'One source says 3 occupations for each.',
    },
    tutor: { title: 'Tutor', value: 'deck E', note: 'The rulebook prints I.' },
    academic: {
      title: 'Academic',
      value: 'counts double for the Tutor, too',
      note: 'Taken from lists of a later printing.',
    },
    others: {
      title: 'Prices and texts of the other cards',
      value: 'as shown under All cards',
      note: 'Taken from lists of a later printing.',
    },
  },
  guessedName: 'Only the German name is guessed.',
}

export const sheet = () => factSheet(words)
