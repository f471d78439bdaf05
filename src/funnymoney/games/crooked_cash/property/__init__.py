"""Property: streets, hotels and cards, and who may build or play what."""
